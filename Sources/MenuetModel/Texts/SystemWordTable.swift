/// The words of the platforms for standard commands, menus and buttons, a text a language.
///
/// They are facts, gathered from the public localizations of many apps: a word that several of them
/// have, and that no other contradicts as often. One that they do not agree on is left out. A `%@` is
/// the name of the app. Between the entries stands `|`, after the name `:`; the names are those of
/// ``SystemCommand`` and ``StandardWord``, of standard menus with `menu-` before it.
enum SystemWordTable {
  /// By language, in lower case.
  static let texts: [String: String] = [
    "ar": """
    copy:نسخ|cut:قص|paste:لصق|delete:حذف|select-all:تحديد الكل|undo:تراجع|redo:إعادة|\
    find:بحث…|share:مشاركة…|print:طباعة…|save:حفظ|save-as:حفظ باسم…|open:فتح…|new:جديد|\
    close:إغلاق|show-toolbar:إظهار شريط الأدوات|minimize:تصغير|zoom:تكبير|settings:الإعدادات…|\
    services:الخدمات|hide:إخفاء %@|show-all:عرض الكل|quit:الخروج من %@|bold:عريض|italic:مائل|\
    cancel:إلغاء|menu-file:ملف|menu-edit:تحرير|menu-view:عرض|menu-window:النافذة|\
    menu-help:مساعدة
    """,
    "cs": """
    copy:Kopírovat|cut:Vyjmout|paste:Vložit|delete:Smazat|select:Vybrat|select-all:Vybrat vše|\
    undo:Odvolat akci|redo:Opakovat akci|find:Hledat…|find-next:Hledat další|share:Sdílet…|\
    print:Tisknout…|save:Uložit|save-as:Uložit jako…|open:Otevřít…|new:Nový|close:Zavřít|\
    duplicate:Duplikovat|rename:Přejmenovat…|export:Exportovat…|\
    show-toolbar:Zobrazit panel nástrojů|customize-toolbar:Přizpůsobit panel nástrojů…|\
    show-sidebar:Zobrazit boční panel|enter-full-screen:Spustit režim celé obrazovky|\
    minimize:Minimalizovat|zoom:Přepnout velikost|about:O aplikaci %@|settings:Nastavení…|\
    services:Služby|hide:Skrýt %@|hide-others:Skrýt ostatní|show-all:Zobrazit vše|\
    quit:Ukončit %@|bold:Tučné|italic:Kurzíva|cancel:Zrušit|done:Hotovo|back:Zpět|\
    help:Nápověda pro %@|sidebar:Boční panel|inspector:Inspektor|menu-file:Soubor|\
    menu-edit:Úpravy|menu-format:Formát|menu-view:Zobrazení|menu-window:Okno|\
    menu-help:Nápověda
    """,
    "da": """
    copy:Kopier|cut:Klip|paste:Sæt ind|delete:Slet|select:Vælg|select-all:Vælg alt|\
    undo:Fortryd|share:Del…|open:Åben…|close:Luk|rename:Omdøb…|minimize:Minimer|zoom:Zoom|\
    about:Om %@|services:Tjenester|hide:Skjul %@|hide-others:Skjul andre|show-all:Vis alle|\
    quit:Slut %@|cancel:Annuller|help:Hjælp til %@|menu-edit:Rediger|menu-view:Vis|\
    menu-window:Vindue|menu-help:Hjælp
    """,
    "de": """
    copy:Kopieren|cut:Ausschneiden|paste:Einsetzen|delete:Löschen|select:Auswählen|\
    select-all:Alles auswählen|undo:Widerrufen|redo:Wiederholen|find:Suchen …|\
    find-next:Weitersuchen (vorwärts)|share:Teilen …|print:Drucken …|save:Sichern|\
    save-as:Sichern unter …|open:Öffnen …|new:Neu|close:Schließen|duplicate:Duplizieren|\
    rename:Umbenennen …|export:Exportieren …|show-toolbar:Symbolleiste einblenden|\
    customize-toolbar:Symbolleiste anpassen …|show-sidebar:Seitenleiste einblenden|\
    enter-full-screen:Vollbildmodus|minimize:Im Dock ablegen|zoom:Zoomen|about:Über %@|\
    settings:Einstellungen …|services:Dienste|hide:%@ ausblenden|\
    hide-others:Andere ausblenden|show-all:Alle einblenden|quit:%@ beenden|bold:Fett|\
    italic:Kursiv|underline:Unterstrichen|cancel:Abbrechen|done:Fertig|back:Zurück|\
    help:%@-Hilfe|sidebar:Seitenleiste|search:Suchen|inspector:Infofenster|menu-file:Ablage|\
    menu-edit:Bearbeiten|menu-format:Format|menu-view:Darstellung|menu-window:Fenster|\
    menu-help:Hilfe
    """,
    "es": """
    copy:Copiar|cut:Cortar|paste:Pegar|delete:Eliminar|select:Seleccionar|\
    select-all:Seleccionar todo|undo:Deshacer|redo:Rehacer|find:Buscar…|\
    find-next:Buscar siguiente|share:Compartir…|print:Imprimir…|save:Guardar|\
    save-as:Guardar como…|open:Abrir…|new:Nuevo|close:Cerrar|duplicate:Duplicar|\
    rename:Renombrar…|export:Exportar…|show-toolbar:Mostrar barra de herramientas|\
    customize-toolbar:Personalizar barra de herramientas…|show-sidebar:Mostrar barra lateral|\
    enter-full-screen:Usar pantalla completa|minimize:Minimizar|zoom:Zoom|about:Acerca de %@|\
    settings:Ajustes…|services:Servicios|hide:Ocultar %@|hide-others:Ocultar otros|\
    show-all:Mostrar todo|quit:Salir de %@|bold:Negrita|italic:Cursiva|underline:Subrayado|\
    cancel:Cancelar|back:Atrás|help:Ayuda de %@|sidebar:Barra lateral|inspector:Inspector|\
    menu-file:Archivo|menu-edit:Edición|menu-format:Formato|menu-view:Visualización|\
    menu-window:Ventana|menu-help:Ayuda
    """,
    "fi": """
    copy:Kopioi|cut:Leikkaa|paste:Liitä|delete:Poista|select-all:Valitse kaikki|undo:Kumoa|\
    redo:Tee uudelleen|find:Etsi…|share:Jaa…|save:Tallenna|open:Avaa…|new:Uusi|close:Sulje|\
    enter-full-screen:Siirry koko näytön tilaan|minimize:Pienennä|about:Tietoja: %@|\
    settings:Asetukset…|services:Palvelut|hide:Piilota %@|show-all:Näytä kaikki|\
    quit:Lopeta %@|cancel:Peruuta|help:%@-ohje|menu-file:Tiedosto|menu-edit:Muokkaa|\
    menu-help:Ohje
    """,
    "fr": """
    copy:Copier|cut:Couper|paste:Coller|delete:Supprimer|select:Sélectionner|\
    select-all:Tout sélectionner|undo:Annuler|redo:Rétablir|find:Rechercher…|\
    find-next:Rechercher le suivant|share:Partager…|print:Imprimer…|save:Enregistrer|\
    save-as:Enregistrer sous…|open:Ouvrir…|new:Nouveau|close:Fermer|duplicate:Dupliquer|\
    rename:Renommer…|export:Exporter…|show-toolbar:Afficher la barre d’outils|\
    customize-toolbar:Personnaliser la barre d’outils…|\
    show-sidebar:Afficher la barre latérale|enter-full-screen:Activer le mode plein écran|\
    minimize:Placer dans le Dock|zoom:Réduire/agrandir|about:À propos de %@|\
    settings:Réglages…|services:Services|hide:Masquer %@|hide-others:Masquer les autres|\
    show-all:Tout afficher|quit:Quitter %@|bold:Gras|italic:Italique|underline:Souligner|\
    cancel:Annuler|back:Précédent|help:Aide %@|sidebar:Barre latérale|inspector:Inspecteur|\
    menu-file:Fichier|menu-edit:Édition|menu-format:Format|menu-view:Présentation|\
    menu-window:Fenêtre|menu-help:Aide
    """,
    "he": """
    copy:העתקה|paste:הדבק|delete:מחיקה|select-all:בחר הכל|redo:ביצוע חוזר|share:שיתוף…|\
    open:פתיחה…|close:סגור|minimize:מזעור|about:אודות %@|services:שירותים|hide:הסתר את %@|\
    cancel:ביטול|menu-file:קובץ|menu-edit:עריכה|menu-view:תצוגה|menu-window:חלון|\
    menu-help:עזרה
    """,
    "hu": """
    copy:Másolás|cut:Kivágás|paste:Beillesztés|delete:Törlés|select-all:Összes kijelölése|\
    undo:Visszavonás|redo:Újra|share:Megosztás…|save:Mentés|open:Megnyitás…|close:Bezárás|\
    rename:Átnevezés…|minimize:Kis méret|zoom:Nagyítás|settings:Beállítások…|\
    services:Szolgáltatások|hide:%@ elrejtése|hide-others:Többi elrejtése|\
    show-all:Összes megjelenítése|cancel:Mégse|menu-file:Fájl|menu-edit:Szerkesztés|\
    menu-view:Nézet|menu-window:Ablak|menu-help:Súgó
    """,
    "it": """
    copy:Copia|cut:Taglia|paste:Incolla|delete:Elimina|select:Seleziona|\
    select-all:Seleziona tutto|undo:Annulla|redo:Ripristina|find:Cerca…|\
    find-next:Cerca successivo|share:Condividi…|print:Stampa…|save:Salva|open:Apri…|new:Nuovo|\
    close:Chiudi|duplicate:Duplica|rename:Rinomina…|move:Sposta…|export:Esporta…|\
    show-toolbar:Mostra la barra strumenti|customize-toolbar:Personalizza la barra strumenti…|\
    show-sidebar:Mostra barra laterale|enter-full-screen:Attiva modalità a tutto schermo|\
    minimize:Contrai|zoom:Ridimensiona|about:Informazioni su %@|settings:Impostazioni…|\
    services:Servizi|hide:Nascondi %@|hide-others:Nascondi altre|show-all:Mostra tutte|\
    quit:Esci da %@|bold:Grassetto|italic:Corsivo|underline:Sottolinea|cancel:Annulla|\
    done:Fine|back:Indietro|help:Aiuto %@|sidebar:Barra laterale|inspector:Ispettore|\
    menu-file:File|menu-edit:Modifica|menu-format:Formato|menu-view:Vista|\
    menu-window:Finestra|menu-help:Aiuto
    """,
    "ja": """
    copy:コピー|cut:カット|paste:ペースト|delete:削除|select:選択|select-all:すべてを選択|\
    undo:取り消す|redo:やり直す|find:検索…|find-next:次を検索|share:共有…|print:プリント…|\
    save:保存|save-as:別名で保存…|open:開く…|new:新規|close:閉じる|duplicate:複製|move:移動…|\
    export:書き出す…|show-toolbar:ツールバーを表示|\
    customize-toolbar:ツールバーをカスタマイズ…|show-sidebar:サイドバーを表示|\
    enter-full-screen:フルスクリーンにする|minimize:しまう|zoom:拡大/縮小|about:%@について|\
    settings:設定…|services:サービス|hide:%@を非表示|hide-others:ほかを非表示|\
    show-all:すべてを表示|quit:%@を終了|bold:ボールド|italic:イタリック|underline:下線|\
    cancel:キャンセル|done:完了|back:戻る|help:%@ヘルプ|sidebar:サイドバー|search:検索|\
    inspector:インスペクタ|menu-file:ファイル|menu-edit:編集|menu-format:フォーマット|\
    menu-view:表示|menu-window:ウインドウ|menu-help:ヘルプ
    """,
    "ko": """
    copy:복사하기|cut:오려두기|paste:붙여넣기|delete:삭제|select:선택|select-all:모두 선택|\
    undo:실행 취소|redo:실행 복귀|find:찾기…|find-next:다음 찾기|share:공유…|print:프린트…|\
    save:저장|save-as:별도 저장…|open:열기…|new:신규|close:닫기|duplicate:복제|\
    rename:이름 바꾸기…|move:이동…|export:내보내기…|customize-toolbar:도구 막대 사용자화…|\
    show-sidebar:사이드바 보기|enter-full-screen:전체 화면 시작|minimize:최소화|\
    zoom:확대/축소|about:%@에 관하여|settings:설정…|services:서비스|hide:%@ 가리기|\
    hide-others:기타 가리기|show-all:모두 보기|quit:%@ 종료|italic:이탤릭|cancel:취소|\
    done:완료|back:뒤로|help:%@ 도움말|sidebar:사이드바|inspector:인스펙터|menu-file:파일|\
    menu-edit:편집|menu-format:포맷|menu-view:보기|menu-window:윈도우|menu-help:도움말
    """,
    "nb": """
    copy:Kopier|cut:Klipp ut|paste:Lim inn|delete:Slett|undo:Angre|open:Åpne…|close:Lukk|\
    enter-full-screen:Gå til fullskjerm|minimize:Minimer|about:Om %@|services:Tjenester|\
    hide:Skjul %@|hide-others:Skjul andre|show-all:Vis alle|quit:Avslutt %@|cancel:Avbryt|\
    menu-edit:Rediger|menu-window:Vindu|menu-help:Hjelp
    """,
    "nl": """
    copy:Kopieer|cut:Knip|paste:Plak|delete:Verwijder|select:Selecteer|\
    select-all:Selecteer alles|undo:Herstel|redo:Opnieuw|find:Zoek…|find-next:Zoek volgende|\
    share:Deel…|print:Druk af…|save:Bewaar|save-as:Bewaar als…|open:Open…|new:Nieuw|\
    close:Sluit|duplicate:Dupliceer|rename:Wijzig naam…|export:Exporteer…|\
    customize-toolbar:Pas knoppenbalk aan…|show-sidebar:Toon navigatiekolom|\
    enter-full-screen:Schakel schermvullende weergave in|minimize:Minimaliseer|\
    zoom:Vergroot/verklein|about:Over %@|settings:Instellingen…|services:Voorzieningen|\
    hide:Verberg %@|hide-others:Verberg andere|show-all:Toon alles|quit:Stop %@|bold:Vet|\
    italic:Cursief|underline:Onderstrepen|cancel:Annuleer|done:Gereed|back:Vorige|\
    help:%@ Help|sidebar:Navigatiekolom|inspector:Infovenster|menu-file:Bestand|\
    menu-edit:Wijzig|menu-format:Opmaak|menu-view:Weergave|menu-window:Venster|menu-help:Help
    """,
    "pl": """
    copy:Kopiuj|cut:Wytnij|paste:Wklej|paste-and-match-style:Wklej i dopasuj styl|delete:Usuń|\
    select:Wybierz|select-all:Zaznacz wszystko|undo:Cofnij|redo:Powtórz|find:Znajdź…|\
    find-next:Znajdź następne|share:Udostępnij…|print:Drukuj…|save:Zapisz|\
    save-as:Zachowaj jako…|open:Otwórz…|new:Nowy|close:Zamknij|duplicate:Powiel|\
    rename:Zmień nazwę…|move:Przenieś…|export:Eksportuj…|\
    customize-toolbar:Dostosuj pasek narzędzi…|show-sidebar:Pokaż pasek boczny|\
    enter-full-screen:Pełny ekran|minimize:Minimalizuj|settings:Ustawienia…|services:Usługi|\
    hide:Ukryj %@|hide-others:Ukryj pozostałe|show-all:Pokaż wszystkie|quit:Zakończ %@|\
    bold:Pogrubiony|italic:Kursywa|cancel:Anuluj|done:Gotowe|back:Wróć|help:Pomoc %@|\
    sidebar:Pasek boczny|inspector:Inspektor|menu-file:Plik|menu-edit:Edycja|\
    menu-format:Format|menu-view:Widok|menu-window:Okno|menu-help:Pomoc
    """,
    "pt-br": """
    copy:Copiar|cut:Cortar|paste:Colar|delete:Apagar|select:Selecionar|\
    select-all:Selecionar Tudo|undo:Desfazer|redo:Refazer|find:Buscar…|share:Compartilhar…|\
    print:Imprimir…|save:Salvar|save-as:Salvar Como…|open:Abrir…|new:Novo|close:Fechar|\
    rename:Renomear…|export:Exportar…|show-toolbar:Mostrar Barra de Ferramentas|\
    minimize:Minimizar|zoom:Zoom|about:Sobre o %@|services:Serviços|hide:Ocultar %@|\
    hide-others:Ocultar Outros|show-all:Mostrar Todos|quit:Encerrar %@|bold:Negrito|\
    italic:Itálico|underline:Sublinhado|cancel:Cancelar|help:Ajuda do %@|inspector:Inspetor|\
    menu-file:Arquivo|menu-edit:Editar|menu-view:Visualizar|menu-window:Janela|menu-help:Ajuda
    """,
    "ru": """
    copy:Копировать|cut:Вырезать|paste:Вставить|delete:Удалить|select:Выбрать|\
    select-all:Выбрать все|undo:Отменить|redo:Повторить|find:Найти…|find-next:Найти далее|\
    share:Поделиться…|print:Напечатать…|save:Сохранить|save-as:Сохранить как…|open:Открыть…|\
    close:Закрыть|duplicate:Продублировать|rename:Переименовать…|move:Переместить…|\
    export:Экспортировать…|show-toolbar:Показать панель инструментов|\
    customize-toolbar:Настроить панель инструментов…|show-sidebar:Показать боковое меню|\
    enter-full-screen:Перейти в полноэкранный режим|minimize:Убрать в Dock|\
    zoom:Изменить масштаб|about:О приложении %@|settings:Настройки…|services:Службы|\
    hide:Скрыть %@|hide-others:Скрыть остальные|show-all:Показать все|quit:Завершить %@|\
    italic:Курсив|cancel:Отменить|done:Готово|back:Назад|help:Справка %@|\
    sidebar:Боковая панель|search:Поиск|inspector:Инспектор|menu-file:Файл|menu-edit:Правка|\
    menu-format:Формат|menu-view:Вид|menu-window:Окно|menu-help:Справка
    """,
    "sv": """
    copy:Kopiera|cut:Klipp ut|paste:Klistra in|delete:Ta bort|select-all:Markera allt|\
    undo:Ångra|redo:Gör om|find:Sök…|share:Dela…|save:Spara|open:Öppna…|close:Stäng|\
    rename:Byt namn…|export:Exportera…|minimize:Minimera|zoom:Zooma|about:Om %@|\
    services:Tjänster|hide:Göm %@|show-all:Visa alla|quit:Avsluta %@|cancel:Avbryt|\
    menu-file:Arkiv|menu-edit:Redigera|menu-view:Visa|menu-window:Fönster|menu-help:Hjälp
    """,
    "tr": """
    copy:Kopyala|cut:Kes|paste:Yapıştır|delete:Sil|select:Seç|select-all:Tümünü Seç|\
    undo:Geri Al|redo:Yinele|find:Bul…|find-next:Sonrakini Bul|share:Paylaş…|print:Yazdır…|\
    save:Kaydet|save-as:Farklı Kaydet…|open:Aç…|new:Yeni|close:Kapat|duplicate:Çoğalt|\
    rename:Yeniden Adlandır…|export:Dışa Aktar…|show-toolbar:Araç Çubuğunu Göster|\
    customize-toolbar:Araç Çubuğunu Özelleştir…|show-sidebar:Kenar Çubuğunu Göster|\
    enter-full-screen:Tam Ekrana Geç|minimize:Simge Durumuna Küçült|zoom:Büyüt/Küçült|\
    about:%@ Hakkında|settings:Ayarlar…|services:Servisler|hide-others:Diğerlerini Gizle|\
    show-all:Tümünü Göster|cancel:Vazgeç|done:Bitti|back:Geri|help:%@ Yardımı|\
    sidebar:Kenar Çubuğu|search:Ara|inspector:Denetçi|menu-file:Dosya|menu-edit:Düzen|\
    menu-format:Biçim|menu-view:Görüntü|menu-window:Pencere|menu-help:Yardım
    """,
    "uk": """
    cut:Вирізати|paste:Вставити|delete:Видалити|select-all:Виділити все|redo:Повторити|\
    find:Знайти…|save:Зберегти|open:Відкрити…|new:Новий|close:Закрити|rename:Перейменувати…|\
    show-toolbar:Показати панель інструментів|\
    customize-toolbar:Налаштувати панель інструментів…|minimize:Згорнути|about:Про %@|\
    settings:Налаштування…|services:Сервіси|hide:Сховати %@|hide-others:Сховати інші|\
    show-all:Показати все|quit:Завершити %@|cancel:Скасувати|inspector:Інспектор|\
    menu-file:Файл|menu-edit:Редагування|menu-window:Вікно|menu-help:Довідка
    """,
    "zh-hans": """
    copy:拷贝|cut:剪切|paste:粘贴|paste-and-match-style:粘贴并匹配样式|delete:删除|\
    select:选择|select-all:全选|undo:撤销|redo:重做|find:查找…|find-next:查找下一个|\
    share:共享…|print:打印…|save:存储|save-as:存储为…|open:打开…|new:新建|close:关闭|\
    duplicate:复制|rename:重命名…|move:移动…|export:导出…|show-toolbar:显示工具栏|\
    customize-toolbar:自定工具栏…|show-sidebar:显示边栏|enter-full-screen:进入全屏幕|\
    minimize:最小化|zoom:缩放|about:关于 %@|settings:设置…|services:服务|hide:隐藏 %@|\
    hide-others:隐藏其他|show-all:全部显示|quit:退出 %@|bold:粗体|italic:斜体|\
    underline:下划线|cancel:取消|done:完成|back:返回|help:%@ 帮助|sidebar:边栏|search:搜索|\
    inspector:检查器|menu-file:文件|menu-edit:编辑|menu-format:格式|menu-view:显示|\
    menu-window:窗口|menu-help:帮助
    """,
    "zh-hant": """
    copy:拷貝|cut:剪下|paste:貼上|delete:刪除|select:選擇|select-all:全選|undo:還原|redo:重做|\
    find:尋找⋯|find-next:尋找下一個|share:分享⋯|print:列印⋯|save:儲存|save-as:儲存為⋯|\
    open:打開⋯|new:新增|close:關閉|duplicate:複製|rename:重新命名⋯|move:移動⋯|export:輸出⋯|\
    show-toolbar:顯示工具列|customize-toolbar:自訂工具列⋯|show-sidebar:顯示側邊欄|\
    enter-full-screen:進入全螢幕|minimize:縮到最小|zoom:縮放|about:關於 %@|settings:設定⋯|\
    services:服務|hide:隱藏 %@|hide-others:隱藏其他|show-all:顯示全部|quit:結束 %@|bold:粗體|\
    italic:斜體|underline:底線|cancel:取消|done:完成|back:返回|help:%@ 輔助說明|\
    sidebar:側邊欄|inspector:檢閱器|menu-file:檔案|menu-edit:編輯|menu-format:格式|\
    menu-view:顯示方式|menu-window:視窗|menu-help:輔助說明
    """,
  ]
}
