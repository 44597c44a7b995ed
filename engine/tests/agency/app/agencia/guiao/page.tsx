import Script from 'next/script'

export default function ScriptPage() {
  return (
    <>
      <p id="guiao" />
      <Script id="guiao-ola" strategy="afterInteractive">
        {"document.getElementById('guiao').textContent = 'O guião correu.'"}
      </Script>
    </>
  )
}
