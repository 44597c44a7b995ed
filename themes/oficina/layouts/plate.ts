import type { PlateLayout } from '@/themes/layouts'

/** The plate: broad marks like those on a factory floor, with a narrow one beside them. */
export const plate: PlateLayout = {
  fit: 'xMidYMid slice',
  draw: ({ angle, scale }) => {
    const [broad, gap] = [Math.round(60 * scale), Math.round(140 * scale)]
    return `<g stroke='currentColor' stroke-opacity='.3' transform='rotate(${angle} 200 150)'><path stroke-width='${broad}' d='M-100 ${150 - gap}h600m0 ${gap}h-600m0 ${gap}h600'/><path stroke-width='6' d='M-100 ${150 + broad}h600'/></g>`
  },
}
