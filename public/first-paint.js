// Runs before anything is drawn: a dark page must not flash light, and a screen reader needs the language at once.
{
  let settings = {}
  try {
    settings = JSON.parse(localStorage.getItem('tassel.settings') ?? '{}')
  } catch {}
  const dark = settings.theme === 'dark' || (settings.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  if (settings.language) document.documentElement.lang = settings.language
}
