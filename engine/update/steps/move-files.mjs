/**
 * Moves the clone's files of the template to where its new version has them. The commit has nothing but moves.
 * @type {import('../steps.mjs').Step}
 */
export const moveFiles = {
  title: 'The files of the template move to their new places',
  run({ git, plan }) {
    git.run('read-tree', '-u', '--reset', plan.here)
    const count = [...plan.moves.places].filter(([from, to]) => from !== to).length
    return {
      notes: [
        {
          title: 'Moved in the template, and followed',
          lines: count ? [`${count} files`] : [],
          isForHand: false,
        },
      ],
    }
  },
}
