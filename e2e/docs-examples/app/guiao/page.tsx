import Script from 'next/script'

export default function ScriptPage() {
  return (
    <>
      <h1>Guião</h1>
      <p id="guiao" />
      <Script src="/guiao/ola.js" strategy="lazyOnload" />
    </>
  )
}
