export const styleSheet = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f4f5f7, #14171c);
  --card: light-dark(#fff, #1d2129);
  --ink: light-dark(#1b2430, #e6e9ee);
  --soft: light-dark(#566171, #a3adbb);
  --line: light-dark(#d9dee5, #343b47);
  --accent: light-dark(#0b5c8a, #7cc4ec);
  --good: light-dark(#15693a, #74d69b);
  --bad: light-dark(#a3211b, #ff9d94);
  font: 16px/1.5 system-ui, sans-serif;
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 76rem; padding: 2rem clamp(1rem, 4vw, 2.5rem) 4rem; background: var(--page); color: var(--ink) }
h1 { margin: 0; font-size: 1.75rem; letter-spacing: -.02em }
h2 { margin: 0 0 .5rem; font-size: 1.2rem }
h3 { margin: 0 0 .5rem; font-size: 1rem }
p { margin: .25rem 0 1rem; color: var(--soft) }
main { display: grid; gap: 1.5rem }
section { min-width: 0; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem }
code { font: .8125rem ui-monospace, monospace; overflow-wrap: anywhere }
.scroll { overflow-x: auto }
table { width: 100%; min-width: 44rem; border-collapse: collapse; font-size: .9375rem }
th, td { padding: .6rem .75rem .6rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line) }
th { border: 0; color: var(--soft); font-weight: 600; white-space: nowrap }
time { white-space: nowrap }
.message { min-width: 16rem; white-space: pre-line; overflow-wrap: anywhere }
.tag { padding: .1rem .5rem; border: 1px solid var(--line); border-radius: 1rem; font-size: .8125rem; font-weight: 500 }
.good { color: var(--good); font-weight: 600 }
.bad { color: var(--bad); font-weight: 600; overflow-wrap: anywhere }
.problem { padding: .75rem 1rem; border: 1px solid var(--bad); border-radius: .5rem; color: var(--bad); white-space: pre-line }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr)) }
.card { min-width: 0; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem .75rem; margin: 0; font-size: .9375rem }
dt { color: var(--soft) }
dd { margin: 0; min-width: 0 }
form { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; margin: 0 0 1rem }
label { display: grid; gap: .25rem; color: var(--soft); font-size: .875rem }
label.check { grid-template-columns: auto 1fr; align-items: center; min-height: 2.5rem }
input:not([type=checkbox]), select, button { min-height: 2.5rem; padding: .4rem .7rem; border: 1px solid var(--soft); border-radius: .4rem; background: var(--card); color: var(--ink); font: inherit; max-width: 100% }
button { border-color: var(--accent); color: var(--accent); font-weight: 600; cursor: pointer }
button:hover { background: var(--accent); color: var(--card) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.faults { display: grid; gap: .5rem; margin: 0 0 1rem; padding: 0; list-style: none }
.faults form { margin: 0; align-items: center; justify-content: space-between; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem }
`
