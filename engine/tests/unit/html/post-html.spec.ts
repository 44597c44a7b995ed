import { anchorsOf } from '../../../src/html/anchors'
import { cleanPostHtml } from '../../../src/html/post-html'
import { expect, test } from '../own-environment'

test.use({ environment: { SITE_API_KEY: `sk_${'0'.repeat(48)}`, PLATFORM_ORIGIN: 'https://platform.test' } })

const store = {
  isShown: (src: string) => src.startsWith('https://cdn.test/'),
  pictureProps: ({ src }: { src: string }) => ({
    src: `/small?${src}`,
    srcSet: `/big?${src} 2x`,
    sizes: '1px',
  }),
}
const clean = (html: string) => cleanPostHtml(html, store)

test('every allowed element gets through', () => {
  const html =
    '<h2 id="a">a</h2><h3 id="b">b</h3><h4 id="c">c</h4><p><strong>a</strong><em>a</em><u>a</u><s>a</s><code>a</code><br /></p>' +
    '<pre>a</pre><blockquote>a</blockquote><ul><li>a</li></ul><ol><li>a</li></ol><hr />'
  expect(clean(html)).toBe(html)
})

const outside = 'rel="noopener noreferrer"'

const cleaned = [
  ['<script>alert(1)</script>a', 'a'],
  // Blocks of other programs become a heading, paragraph or line, with a dot between the cells of a row.
  ['<h1><div class="x">a</div></h1><h6>b</h6>', '<h2 id="a">a</h2><h4 id="b">b</h4>'],
  ['<div>a</div><div>b <em>c</em><div>d</div></div>', '<p>a</p><p>b <em>c</em></p><p>d</p>'],
  ['<ul><li><div>a</div><div>b</div></li></ul>', '<ul><li>a<br />b</li></ul>'],
  ['<p><strong><div>a</div><div>b</div></strong></p>', '<p><strong>a<br />b</strong></p>'],
  ['<pre><div>a</div><div>b</div></pre>', '<pre>a\nb</pre>'],
  [
    '<table><tbody><tr><th>T1</th><td></td><td>90 €</td></tr><tr><td>T2</td><td>a</td><td>b</td></tr></tbody></table>',
    '<p>T1 · 90\u00a0€</p><p>T2 · a · b</p>',
  ],
  ['<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>', '<p>a</p><p>b</p>'],
  ['<div><img src="https://evil.test/a.jpg"></div><div> </div>', ''],
  // Contacts in text become links, unless they are something else.
  [
    '<p>Ligue 253 000 140, ola@casa.pt ou <strong>www.casa.pt/a?b=1&amp;c=2</strong>.</p>',
    '<p>Ligue <a href="tel:253000140" class="whitespace-nowrap">253\u00a0000\u00a0140</a>, <a href="mailto:ola@casa.pt">ola@casa.pt</a> ou ' +
      `<strong><a href="https://www.casa.pt/a?b=1&amp;c=2" ${outside}>www.casa.pt/a?b=1&amp;c=2</a></strong>.</p>`,
  ],
  ['<p><strong>NIPC</strong> 253 000 140</p>', '<p><strong>NIPC</strong> 253\u00a0000\u00a0140</p>'],
  ['<code>ola@casa.pt</code>', '<code>ola@casa.pt</code>'],
  // A footnote of a word processor whose text was not pasted
  ['<p>a<a href="#_ftn1">[1]</a> <a href="#conteudo">b</a></p>', '<p>a[1] <a href="#conteudo">b</a></p>'],
  ['<iframe src="https://cdn.test/"></iframe>a', 'a'],
  // File names do not describe a picture.
  [
    '<img src="https://cdn.test/a.jpg" alt="IMG_1234.JPG">',
    '<img src="https://cdn.test/a.jpg" alt="" loading="lazy" decoding="async" />',
  ],
  ['<p style="color:red" class="x" onclick="alert(1)" id="y">a</p>', '<p>a</p>'],
  ['<svg onload="alert(1)"></svg>a', 'a'],
  // Invalid links leave the elements around them intact.
  ['<a href=" JaVaScRiPt:alert(1)">a</a>', 'a'],
  ['<a href="mailto:">a</a>', 'a'],
  ['<a href="/\\evil.test">a</a>', 'a'],
  [
    '<p><a href="ver aqui"><strong>a</strong></a> <a href="https://a.test/">b</a> c</p><p>d</p>',
    `<p><strong>a</strong> <a href="https://a.test/" ${outside}>b</a> c</p><p>d</p>`,
  ],
  // Pages of the site and mailboxes may lack their prefix.
  ['<a href="contactos">a</a>', '<a href="/contactos">a</a>'],
  ['<a href="./Contactos?x=1#onde">a</a>', '<a href="/contactos?x=1#onde">a</a>'],
  ['<a href="../servicos/mudancas">a</a>', '<a href="/servicos/mudancas">a</a>'],
  ['<a href="geral@casa.pt">a</a>', '<a href="mailto:geral@casa.pt">a</a>'],
  ['<a href="contactos.html">a</a> <a href="nada">b</a>', 'a b'],
  // Other programs
  [
    '<a href="whatsapp://send?phone=351910000140">a</a>',
    '<a href="whatsapp://send?phone=351910000140">a</a>',
  ],
  ['<a href="geo:41.1,-8.6">a</a>', '<a href="geo:41.1,-8.6">a</a>'],
  ['<a href="vb\tscript:x">a</a> <a href="data:text/html,x">b</a> <a href="\x01javascript:x">c</a>', 'a b c'],
  // Empty elements are removed, with their empty parents. The space between two words stays.
  [
    '<p></p><p> </p><p>&nbsp;</p><p><br></p><p>\u200b</p><h2></h2><h3><strong> </strong></h3><p>a</p>',
    '<p>a</p>',
  ],
  ['<ul><li></li><li>a</li><li><p><br></p></li></ul><ol><li> </li></ol>', '<ul><li>a</li></ul>'],
  // Leftovers of an editor in a list, outside its items
  ['<ul>a <em>b</em></ul><ul> <br> </ul>', '<ul><li>a <em>b</em></li></ul>'],
  ['<ol>a<li>b</li><li></li>c</ol>', '<ol><li>a</li><li>b</li><li>c</li></ol>'],
  ['<ul><li>a</li> <ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<ul><ol><li>a</li></ol><p>b</p></ul>', '<ul><li><ol><li>a</li></ol><p>b</p></li></ul>'],
  ['<p>a<strong> </strong>b<em></em><u><s></s></u><code></code></p>', '<p>a b</p>'],
  ['<blockquote><p></p></blockquote><pre></pre><hr><p>a<br>b</p>', '<hr /><p>a<br />b</p>'],
  ['<p>a <a href="https://a.test/"> </a>b</p>', '<p>a  b</p>'],
  ['<p><img src="https://evil.test/a.jpg"></p><p>a</p>', '<p>a</p>'],
  // Spaces from word processors and from our own typography
  [
    '<p>Obras&nbsp;de&#160;casa,\u202f5&nbsp;km,&nbsp;n.º&nbsp;3</p>',
    '<p>Obras de casa, 5\u00a0km, n.º\u00a03</p>',
  ],
  ['<p>5 km</p><pre>a&nbsp;5&nbsp;km</pre>', '<p>5\u00a0km</p><pre>a 5 km</pre>'],
  ['<p>devolve-o</p>', '<p><span class="whitespace-nowrap">devolve-o</span></p>'],
  // Headings
  [
    '<h2>Preços & prazos</h2><h3 id="b">B</h3>',
    '<h2 id="precos-prazos">Preços &amp; prazos</h2><h3 id="b">B</h3>',
  ],
  [
    '<h2>Casa</h2><h3>Casa</h3><h4 id="casa">x</h4>',
    '<h2 id="casa-2">Casa</h2><h3 id="casa-3">Casa</h3><h4 id="casa">x</h4>',
  ],
  [
    '<h2 id="a b">A</h2><h2 id="conteudo">B</h2><h2 id="a">C</h2>',
    '<h2 id="a-2">A</h2><h2 id="b">B</h2><h2 id="a">C</h2>',
  ],
  ['<h2>Conteúdo</h2><h2>😀</h2>', '<h2 id="conteudo-2">Conteúdo</h2><h2 id="parte">😀</h2>'],
  ['<h2 id="x&quot;&amp;">A</h2>', '<h2 id="x&quot;&amp;">A</h2>'],
  // Links within the text lead to the headings.
  [
    '<h2>O preço</h2><a href="#O%20Preço">a</a><a href="#o-preco">b</a>',
    '<h2 id="o-preco">O preço</h2><a href="#o-preco">a</a><a href="#o-preco">b</a>',
  ],
  ['<h2 id="conteudo">B</h2><a href="#conteudo">a</a>', '<h2 id="b">B</h2><a href="#b">a</a>'],
  // Directions
  [
    '<p>مرحبا بكم (Braga)</p><p>A palavra שלום é hebraica.</p>',
    '<p dir="rtl">مرحبا بكم (Braga)</p><p>A palavra שלום é hebraica.</p>',
  ],
  [
    '<ul><li>مرحبا</li><li>بكم</li></ul><p>שלום é paz</p>',
    '<ul dir="rtl"><li>مرحبا</li><li>بكم</li></ul><p>שלום é paz</p>',
  ],
  [
    '<blockquote><p>مرحبا بكم في بيتنا</p><p>Olá</p></blockquote>',
    '<blockquote dir="rtl"><p>مرحبا بكم في بيتنا</p><p dir="ltr">Olá</p></blockquote>',
  ],
  // Code wider than a phone
  ['<pre>curta</pre>', '<pre>curta</pre>'],
  [
    '<pre>npm run update-template</pre>',
    '<pre tabindex="0" role="group" aria-label="Excerto de código">npm run update-template</pre>',
  ],
  // Links inside the site, to a phone or to a mailbox open in the same tab.
  ['<a href="/nada" target="_blank">a</a>', '<a href="/nada">a</a>'],
  ['<h2>B</h2><a href="#b" target="_blank">a</a>', '<h2 id="b">B</h2><a href="#b">a</a>'],
  ['<a href="tel:+351910000140">a</a>', '<a href="tel:+351910000140">a</a>'],
  ['<a href="MAILTO:a@b.pt">a</a>', '<a href="MAILTO:a@b.pt">a</a>'],
  // A link without a scheme leads to an https address.
  ['<a href="www.a.test/x">a</a>', `<a href="https://www.a.test/x" ${outside}>a</a>`],
  ['<a href="//a.test">a</a>', `<a href="https://a.test" ${outside}>a</a>`],
  ['<a href="/\t/a.test">a</a>', `<a href="https://a.test" ${outside}>a</a>`],
  // The author's `rel` is kept beside the values for safety.
  [
    '<a href="https://a.test/" rel="Sponsored  noopener opener ugc">a</a>',
    '<a href="https://a.test/" rel="noopener noreferrer sponsored ugc">a</a>',
  ],
  [
    '<a href="https://a.test/?x=1&amp;y=2" target="_blank" rel="opener">a</a>',
    `<a href="https://a.test/?x=1&amp;y=2" ${outside} target="_blank">a</a>`,
  ],
] as const

test('any other element or attribute becomes an allowed one, or is removed', () => {
  expect(cleaned.map(([html]) => [html, clean(html)])).toEqual(cleaned)
})

test('an address that no link may have is named', () => {
  const lost: string[] = []
  const html = '<a href="ver aqui">a</a><a href="javascript:x">b</a><a href="">c</a><a href="/x">d</a>'
  cleanPostHtml(html, { ...store, onLostLink: (address) => lost.push(address) })
  expect(lost).toEqual(['ver aqui', 'javascript:x'])
})

test('the anchor of a section of a legal text stays when another is inserted', () => {
  const titled = (...titles: string[]) => anchorsOf(titles.map((title) => ({ title })))
  expect(titled('1. Dados', 'Cookies')).toEqual(['1-dados', 'cookies'])
  expect(titled('Âmbito', '1. Dados', 'Cookies', 'Cookies')).toEqual([
    'ambito',
    '1-dados',
    'cookies',
    'cookies-2',
  ])
})

test("a picture of the tenant's store is lazy, sized and responsive", () => {
  const html =
    '<img src="https://cdn.test/a.jpg" alt="x" width="800" height="600" data-align="left" data-asset-id="1">'
  expect(clean(html)).toBe(
    '<img src="/small?https://cdn.test/a.jpg" alt="x" width="800" height="600" ' +
      'srcset="/big?https://cdn.test/a.jpg 2x" sizes="1px" loading="lazy" decoding="async" ' +
      'data-align="left" data-asset-id="1" />',
  )
})

test('a picture without usable dimensions is shown as it is, with one of the three alignments or none', () => {
  const attributes = 'width="0" data-align="justify" onerror="alert(1)"'
  expect(clean(`<img src="https://cdn.test/a.jpg" alt="x" ${attributes}>`)).toBe(
    '<img src="https://cdn.test/a.jpg" alt="x" loading="lazy" decoding="async" />',
  )
})

test('a picture from elsewhere is left out', () => {
  for (const src of ['https://evil.test/a.jpg', 'data:image/png;base64,AA', '/a.jpg', 'javascript:x', ''])
    expect(clean(`<p>a<img src="${src}" alt="x" width="1" height="1"></p>`), src).toBe('<p>a</p>')
})
