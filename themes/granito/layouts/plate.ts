import type { PlateLayout } from '@/themes/layouts'

const PETALS = 15

/** The plate: a rosette of fine lines, as on a certificate. It stays in the corner, clear of the words on a plate. */
export const plate: PlateLayout = {
  fit: 'xMaxYMin',
  draw: ({ angle, scale }) => {
    const turn = (angle * Math.PI) / 180
    const [x, y] = [Math.round(375 + 25 * Math.cos(turn)), Math.round(20 + 20 * Math.sin(turn))]
    const petal = `<g transform='rotate(${180 / PETALS})'><ellipse rx='${Math.round(60 + 60 * scale)}' ry='${Math.round(90 - 45 * scale)}'/>`
    return `<g fill='none' stroke='currentColor' stroke-opacity='.5' transform='translate(${x} ${y})rotate(${angle})'>${petal.repeat(PETALS)}${'</g>'.repeat(PETALS)}</g>`
  },
}
