import type { PlateLayout } from '@/themes/layouts'

const PETALS = 15

/** The plate: a rosette of fine lines, as on a certificate. */
export const plate: PlateLayout = {
  fit: 'xMaxYMin',
  draw: ({ angle, scale }) => {
    const turn = (angle * Math.PI) / 180
    const [x, y] = [Math.round(270 + 90 * Math.cos(turn)), Math.round(90 + 70 * Math.sin(turn))]
    const petal = `<g transform='rotate(${180 / PETALS})'><ellipse rx='${Math.round(100 + 70 * scale)}' ry='${Math.round(125 - 60 * scale)}'/>`
    return `<g fill='none' stroke='currentColor' stroke-opacity='.6' transform='translate(${x} ${y})rotate(${angle})'>${petal.repeat(PETALS)}${'</g>'.repeat(PETALS)}</g>`
  },
}
