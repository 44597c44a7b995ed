export { fixedPictureProps, pictureProps, smallSource } from './pictures/picture'
