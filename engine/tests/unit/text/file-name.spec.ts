import { expect, test } from '@playwright/test'
import { isFileName } from '../../../src/text/file-name'

test('a text that is the name of a file describes no picture', () => {
  const names = [
    ...['IMG_1234.JPG', 'IMG_1234', 'DSC_0042', 'DSCF0042.jpg', 'P1010042.JPG', 'image001.png', 'image (2)'],
    ...['IMG-20260501-WA0003.jpg', 'WhatsApp Image 2026-05-01 at 10.20.30 (1).jpeg', 'PXL_20260501_102030'],
    ...['20260501_102030', 'Captura de ecrã 2026-05-01 102030.png', 'Screenshot 2026-05-01 at 10.20.30'],
    ...['frente-da-loja.webp', 'logo.svg', 'Sem título-1', 'unnamed', 'download (3)'],
    ...['4f9d2c1a-77aa-4b0e-9d11-0123456789ab', 'VID_20260501.mp4'],
  ]
  const descriptions = [
    ...['', 'Dois carregadores levam um piano', 'Piano na sala.', 'Fachada', 'Loja no n.º 12', 'Obra 1'],
    ...['Imagem do armazém 3', 'Foto da equipa em 2024', '1987', 'Fotografia', 'fachada', 'Planta.pdf'],
    ...['Peça 120-44', 'P. Antunes', 'Porta 3', 'Dacadacadacadacadac'],
  ]
  expect(names.filter((name) => !isFileName(name))).toEqual([])
  expect(descriptions.filter(isFileName)).toEqual([])
})
