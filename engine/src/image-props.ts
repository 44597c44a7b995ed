export { fixedPictureProps, pictureProps, smallSource } from '@/engine/src/pictures/picture'
