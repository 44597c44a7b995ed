import type { PlateLayout } from '@/themes/layouts'

/** The plate: tidal circles around a point at the upper edge, fainter with distance. */
export const plate: PlateLayout = {
  fit: 'xMaxYMin slice',
  draw: ({ hue, angle, scale }) => {
    const turn = (angle * Math.PI) / 180
    const at = `cx='${Math.round(230 + 130 * Math.cos(turn) + hue * 2)}' cy='${Math.round(20 + 40 * Math.sin(turn))}'`
    const circles = [1, 2, 3, 4, 5].map(
      (nth) => `<circle ${at} r='${Math.round((22 + 26 * nth) * nth * (0.45 + scale * 0.1))}'/>`,
    )
    return `<g fill='currentColor' fill-opacity='.17'>${circles.join('')}</g>`
  },
}
