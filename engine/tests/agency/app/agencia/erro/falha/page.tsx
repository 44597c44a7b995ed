export { default } from '../../falha/page'
