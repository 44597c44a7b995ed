const PROVIDERS = ['https://anuncios.test/pixel.js']
const ANSWER = 'consentimento'
const TEXT = 'Podemos contar as suas visitas para melhorar o site? Não precisa de aceitar para o usar.'

function load() {
  for (const src of PROVIDERS) document.head.append(Object.assign(document.createElement('script'), { src }))
}

function ask() {
  if (document.getElementById(ANSWER)) return
  const panel = document.createElement('section')
  panel.id = ANSWER
  panel.setAttribute('aria-label', 'Consentimento')
  panel.style.cssText =
    'position:fixed;inset:auto 1rem 5rem;z-index:30;max-width:30rem;padding:1.25rem;border:1px solid;background:var(--surface);color:var(--ink)'
  panel.append(Object.assign(document.createElement('p'), { textContent: TEXT }))
  for (const answer of ['Sim', 'Não']) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = answer
    button.style.cssText = 'min-height:3rem;min-width:6rem;margin:1rem 1rem 0 0;border:1px solid;font-weight:600'
    button.onclick = () => {
      const before = localStorage.getItem(ANSWER)
      localStorage.setItem(ANSWER, answer)
      panel.remove()
      if (answer === 'Sim' && before !== 'Sim') load()
      // What runs already cannot be called back otherwise.
      if (answer === 'Não' && before === 'Sim') location.reload()
    }
    panel.append(button)
  }
  document.body.prepend(panel)
}

if (localStorage.getItem(ANSWER) === 'Sim') load()
if (localStorage.getItem(ANSWER) === null || location.hash === `#${ANSWER}`) ask()
addEventListener('hashchange', () => location.hash === `#${ANSWER}` && ask())
