/** What the error page says. Apart from the other texts, because a browser loads it as script. */
export const defaultErrorCopy = {
  title: 'Algo não correu bem',
  text: 'A culpa é nossa. Tente outra vez dentro de momentos.',
  retry: 'Tentar de novo',
  backHome: 'Voltar à página inicial',
}
