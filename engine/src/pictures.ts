export { type Ground, groundOf, logoOn, logoSize } from './colours/logo'
export { isLocal, sizedPicture } from './pictures/local-pictures'
export {
  aboutPicture,
  frameOf,
  frameOfList,
  heroPicture,
  pictureFit,
  showPictures,
} from './pictures/picture-fit'
