#include <cairo/cairo-ft.h>
