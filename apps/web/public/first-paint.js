(() => {
  const root = document.documentElement;
  const htmlLang = { zh: 'zh-Hant', jp: 'ja' };
  try {
    root.dataset.theme = localStorage.getItem('dark') === 'true' ? 'dark' : 'light';
    const language = localStorage.getItem('language') ?? localStorage.getItem('i18nextLng');
    root.lang = htmlLang[language] ?? 'en';
  } catch {
    // Storage may be switched off: the defaults of the page stand.
  }
})();
