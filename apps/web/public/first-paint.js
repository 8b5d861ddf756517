(() => {
  const root = document.documentElement;
  // Decided once for the page: style and scripts must agree on whether anything moves.
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) root.dataset.motion = 'none';
  const htmlLang = { zh: 'zh-Hant', jp: 'ja' };
  let language = 'en';
  try {
    root.dataset.theme = localStorage.getItem('dark') === 'true' ? 'dark' : 'light';
    language = localStorage.getItem('i18nextLng') ?? 'en';
    root.lang = htmlLang[language] ?? 'en';
  } catch {
    // Storage may be switched off: the defaults of the page stand.
  }

  // Until the console's own script is here, this one watches the clock.
  const TIMEOUT_MS = 20_000;
  const TEXTS = {
    en: ['Error. Connection Timeout.', 'Refresh'],
    zh: ['錯誤：連線逾時。', '重新整理'],
    jp: ['エラー：接続がタイムアウトしました。', '再読み込み'],
  };
  const sayLate = () => {
    const start = document.getElementById('start');
    if (start === null || start.childElementCount > 0) return;
    const [text, refresh] = TEXTS[language] ?? TEXTS.en;
    const sentence = document.createElement('p');
    sentence.textContent = text;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = refresh;
    button.addEventListener('click', () => window.location.reload());
    start.setAttribute('role', 'alert');
    start.style.cssText = 'display:grid;gap:14px;place-content:center;place-items:center;min-height:100vh';
    start.append(sentence, button);
  };
  setTimeout(sayLate, TIMEOUT_MS);
  window.addEventListener('startfailed', sayLate);
})();
