export function GET(): Response {
  const text = "document.getElementById('guiao').textContent = 'O guião correu.'"
  return new Response(text, { headers: { 'content-type': 'text/javascript' } })
}
