// In development, `generateStaticParams` would hide a new file until the second view, because its list predates the first view.
export { default, generateMetadata } from './markdown-page'
