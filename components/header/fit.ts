// The header folds its parts when they do not fit, without a script. A fit holds a ghost, as wide as the parts in one row, and a room beside it. A
// ghost that fits leaves the room no width; one that does not wraps into an invisible second row, and the room is as wide as the header. A container
// query on the room's width shows its content. There are two fits, one inside the other: one for the number, one for the menu.
export const fit = 'flex h-full w-full flex-[1_1_0] flex-row-reverse flex-wrap'
export const room = 'flex h-full flex-[1_0_0] justify-end'
