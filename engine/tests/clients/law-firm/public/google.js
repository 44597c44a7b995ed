{
  const ID = 'G-7KQ2M9XW4Z'
  const all = (state) => ({
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  })

  window.dataLayer = window.dataLayer || []
  // Google reads `arguments`, not a list.
  window.gtag = function () {
    dataLayer.push(arguments)
  }
  gtag('consent', 'default', all('denied'))
  gtag('consent', 'update', all('granted'))
  gtag('js', new Date())
  gtag('config', ID)
  const src = `https://www.googletagmanager.com/gtag/js?id=${ID}`
  document.head.append(Object.assign(document.createElement('script'), { src }))
}
