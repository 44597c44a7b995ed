export { type Ground, groundOf, logoOn, logoSize } from '@/engine/src/colours/logo'
export { isLocal, sizedPicture } from '@/engine/src/pictures/local-pictures'
export {
  aboutPicture,
  frameOf,
  frameOfList,
  heroPicture,
  pictureFit,
  showPictures,
} from '@/engine/src/pictures/picture-fit'
