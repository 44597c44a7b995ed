/** The texts of the error page, in a module of their own because the browser loads it as a script. */
export const defaultErrorCopy = {
  title: 'Algo não correu bem',
  text: 'A culpa é nossa. Tente outra vez dentro de momentos.',
  retry: 'Tentar de novo',
  backHome: 'Voltar à página inicial',
}
