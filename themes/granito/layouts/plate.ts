import type { PlateLayout } from '@/themes/layouts'

const PETALS = 15

/** The plate: a facet as of cut stone, and a rosette of fine lines as on a certificate. The rosette stays in the corner, clear of the words on a plate. */
export const plate: PlateLayout = {
  fit: 'xMaxYMin',
  draw: ({ angle, scale }) => {
    const turn = (angle * Math.PI) / 180
    const [x, y] = [Math.round(365 + 35 * Math.cos(turn)), Math.round(25 + 25 * Math.sin(turn))]
    const petal = `<g transform='rotate(${180 / PETALS})'><ellipse rx='${Math.round(60 + 60 * scale)}' ry='${Math.round(100 - 50 * scale)}'/>`
    const facet = `<path fill='currentColor' fill-opacity='.07' transform='rotate(${angle} 200 150)' d='M-999 150h2600v999h-2600'/>`
    return `${facet}<g fill='none' stroke='currentColor' stroke-opacity='.5' transform='translate(${x} ${y})rotate(${angle})'>${petal.repeat(PETALS)}${'</g>'.repeat(PETALS)}</g>`
  },
}
