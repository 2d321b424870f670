// swift-format-ignore-file

/// Labels as they are found in the settings of phones and computers, in languages of Latin script.
///
/// Written by hand for this project.
package enum InterfaceStrings {
  package static let latin = rows.split(separator: "\n").flatMap {
    $0.split(separator: "|").map { $0.trimmingPrefix(while: \.isWhitespace) }
  }.map(String.init)

  private static let rows = """
    Wi-Fi|Bluetooth|Mobile Data|Personal Hotspot|Airplane Mode|VPN & Device Management|Notifications
    Sounds & Haptics|Focus|Screen Time|General|Control Center|Display & Brightness|Home Screen
    Accessibility|Wallpaper|Search|Face Unlock & Passcode|Emergency Calls|Battery|Privacy & Security
    App Store|Wallet|Passwords|Mail|Contacts|Calendar|Notes|Reminders|Phone|Messages|Maps|Weather
    About|Software Update|Storage|Background App Refresh|Date & Time|Keyboard|Fonts|Language & Region
    Dictionary|Legal & Regulatory|Transfer or Reset|Shut Down|Automatic Downloads|Low Power Mode
    Show All Fonts|Text Size|Bold Text|Night Mode|Auto-Lock|Raise to Wake|Adjust for Sunlight
    Known networks are joined automatically.|Ask to Join Networks|Forget This Network|Auto-Join
    Limit IP Address Tracking|Configure Proxy|Renew Lease|Router|Subnet Mask|IPv4 Address|Not Connected
    128.5 GB of 256 GB Used|Last backup: Yesterday, 23:41|Version 4.2.1 (build 1907)|3 of 12 selected
    Do you really want to delete this photo?|This action cannot be undone.|Cancel|Delete|Done|Edit|Save
    Try Again Later|Don’t Allow|Allow While Using App|Always|Never|Ask Next Time|OK|Back|Next|Skip
    Show Previews|When Unlocked|Scheduled Summary|Time-Sensitive Notifications|Critical Alerts|Badges
    No Recent Searches|Recently Deleted|Favorites|Albums|Shared with You|Hidden|Imports|Duplicates
    Documents|Downloads|Desktop|Pictures|Music|Movies|Public|Trash|23 items, 4.7 GB available|Recents
    WLAN|Mobiles Netz|Persönlicher Hotspot|Flugmodus|Mitteilungen|Töne & Haptik|Bildschirmzeit
    Allgemein|Kontrollzentrum|Anzeige & Helligkeit|Bedienungshilfen|Hintergrundbild|Datenschutz & Sicherheit
    Notruf SOS|Batterie|Passwörter|Kalender|Notizen|Erinnerungen|Nachrichten|Karten|Softwareupdate
    Hintergrundaktualisierung|Datum & Uhrzeit|Tastatur|Schriften|Sprache & Region|Lexikon|Ausschalten
    Automatische Downloads|Stromsparmodus|Textgröße|Fetter Text|Automatische Sperre|Schließfächer öffnen
    Bekannte Netzwerke werden automatisch verbunden.|Dieses Netzwerk ignorieren|Nicht verbunden|Abbrechen
    Möchtest du dieses Foto wirklich löschen?|Diese Aktion kann nicht widerrufen werden.|Löschen|Fertig
    Données cellulaires|Partage de connexion|Mode Avion|Notifications|Sons et vibrations|Temps d’écran
    Général|Center de contrôle|Luminosité et affichage|Accessibilité|Fond d’écran|Confidentialité et sécurité
    Appel d’urgence|Batterie|Mots de passe|Calendrier|Rappels|Téléphone|Mise à jour logicielle|Clavier
    Actualisation en arrière-plan|Date et heure|Polices|Langue et région|Dictionnaire|Éteindre l’appareil
    Téléchargements automatiques|Taille du texte|Texte en gras|Verrouillage automatique|Réseau oublié
    Voulez-vous vraiment supprimer cette photo ?|Cette action est irréversible.|Annuler|Supprimer|Terminé
    Datos móviles|Compartir Internet|Modo avión|Notificaciones|Sonidos y vibraciones|Tiempo de uso
    Ajustes generales|Centro de control|Pantalla y brillo|Accesibilidad|Fondo de pantalla|Privacidad y seguridad
    Contraseñas|Calendario|Recordatorios|Teléfono|Mensajes|Actualización de software|Teclado|Idioma y región
    Descargas automáticas|Tamaño del texto|Texto en negrita|Bloqueo automático|¿Eliminar esta foto?|Cancelar
    Dati cellulare|Uso in aereo|Notifiche|Suoni e feedback aptico|Tempo di utilizzo|Generali|Schermo e luminosità
    Aggiornamento software|Aggiorna app in background|Tastiera|Lingua e zona|Blocco automatico|Annulla|Elimina
    Dados móveis|Modo avião|Notificações|Sons e tato|Tempo de Uso|Geral|Tela e Brilho|Acessibilidade|Bateria
    Atualização de Software|Idioma e Região|Transferências automáticas|Tamanho do Texto|Apagar fotografia
    Mobiele data|Vliegtuigmodus|Berichtgeving|Horen en voelen|Schermtijd|Algemeen|Beeldscherm en helderheid
    Toegankelijkheid|Achtergrond|Wachtwoorden|Agenda|Herinneringen|Software-update|Toetsenbord|Taal en regio
    Mobilní data|Letový režim|Oznámení|Zvuky a haptika|Čas u obrazovky|Obecné|Zobrazení a jas|Zpřístupnění
    Tapeta|Soukromí a zabezpečení|Hesla|Kalendář|Připomínky|Aktualizace softwaru|Klávesnice|Jazyk a oblast
    Dane komórkowe|Tryb samolotowy|Powiadomienia|Dźwięki i haptyka|Czas przed ekranem|Ogólne|Ekran i jasność
    Dostępność|Tapeta|Prywatność i ochrona|Hasła|Kalendarz|Przypomnienia|Uaktualnienia|Klawiatura|Język i region
    Mobildata|Flygplansläge|Notiser|Ljud och haptik|Skärmtid|Allmänt|Skärm och ljusstyrka|Hjälpmedel|Bakgrund
    Lösenord|Påminnelser|Programuppdatering|Tangentbord|Språk och region|Automatiskt lås|Avbryt|Radera|Klar
    Mobiilidata|Lentokonetila|Ilmoitukset|Äänet ja haptinen palaute|Ruutuaika|Yleiset|Näyttö ja kirkkaus
    Käyttöapu|Taustakuva|Salasanat|Kalenteri|Muistutukset|Ohjelmistopäivitys|Näppäimistö|Kieli ja alue
    Hücresel Veri|Uçak Modu|Bildirimler|Ses ve Dokunuş|Ekran Süresi|Genel|Ekran ve Parlaklık|Erişilebilirlik
    Duvar Kâğıdı|Gizlilik ve Güvenlik|Parolalar|Takvim|Anımsatıcılar|Yazılım Güncelleme|Klavye|Dil ve Bölge
    Mobil adatok|Repülési mód|Értesítések|Hangok és rezgés|Képernyőidő|Általános|Képernyő és fényerő
    Kisegítő lehetőségek|Háttérkép|Jelszavak|Naptár|Emlékeztetők|Szoftverfrissítés|Billentyűzet|Nyelv és régió
    Dữ liệu di động|Chế độ máy bay|Thông báo|Âm thanh & Cảm ứng|Thời gian sử dụng|Cài đặt chung|Trợ năng
    Date mobile|Mod Avion|Notificări|Sunete și feedback haptic|Durată ecran|Luminozitate și afișaj|Parole
    """
}
