/** Colours where CSS cannot reach: generated images and the manifest. The same as in app/globals.css, light. */
export const brand = {
  paper: '#fcfaf7',
  deep: '#0d2a45',
  onDeep: '#f6f4f1',
  accent: '#c3411d',
  onAccent: '#ffffff',
}
