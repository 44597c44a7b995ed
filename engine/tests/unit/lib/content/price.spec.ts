import { expect, test } from '@playwright/test'
import { shownPrice } from '../../../../../lib/content/price'

// Columns: the price and its note from the platform, then the text, the period and the note that the page shows.
for (const [price, priceNote, text, period, note] of [
  [29, 'IVA incluído', '29,00 €', 'por mês', 'IVA incluído'],
  [0, '', 'Preço sob consulta', '', ''],
  [0, 'consoante a medida', 'Preço sob consulta', '', 'consoante a medida'],
  [0, 'acresce o transporte, 20 €', 'Preço sob consulta', '', 'acresce o transporte, 20 €'],
  [0, 'Desde 40 €', 'Desde 40 €', 'por mês', ''],
  [0, 'a partir de €40 por pessoa', 'A partir de €40 por pessoa', '', ''],
  [0, 'entre 1.200 e 1.500\u00a0euros', 'Entre 1.200 e 1.500\u00a0euros', 'por mês', ''],
  [0, 'sob consulta', 'Sob consulta', '', ''],
  [0, 'Preço a combinar', 'Preço a combinar', '', ''],
  [0, 'mediante orçamento, sem custos', 'Mediante orçamento, sem custos', '', ''],
  [0, 'Grátis', 'Grátis', '', ''],
  [0, 'gratuito.', 'Gratuito.', '', ''],
  [0, 'Gratuita para sócios', 'Gratuita para sócios', '', ''],
  [0, 'É grátis até aos 12 anos', 'É grátis até aos 12 anos', '', ''],
  [0, 'Oferta', 'Oferta', '', ''],
  [0, 'oferta da casa!', 'Oferta da casa!', '', ''],
  [0, 'Orçamento grátis', 'Preço sob consulta', '', 'Orçamento grátis'],
  [0, 'Grátis o orçamento', 'Preço sob consulta', '', 'Grátis o orçamento'],
  [0, 'Oferta de lançamento', 'Preço sob consulta', '', 'Oferta de lançamento'],
  [0, 'Oferta especial', 'Preço sob consulta', '', 'Oferta especial'],
  [29, 'Grátis para sócios', '29,00 €', 'por mês', 'Grátis para sócios'],
] as const) {
  test(`a price of ${price} with the note "${priceNote}" is said once: ${text}`, () => {
    const shown = shownPrice({ price, currency: 'EUR', pricePeriod: 'month', priceNote })
    expect([shown.text.replace(/\s€/, ' €'), shown.period, shown.note]).toEqual([text, period, note])
  })
}
