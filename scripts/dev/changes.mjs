import { watch } from 'node:fs'

const aside = /(^|[\\/])(node_modules|dist|testing|assurance|bench)[\\/]|\.test\.tsx?$|\.md$|~$/
/** An editor writes a file in several steps. */
const settledMs = 100

/**
 * Reports changes of a program's files, once for files written together.
 * @param {string[]} folders
 * @param {() => void} changed
 */
export function onChange(folders, changed) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, name) => {
      if (name === null || aside.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(changed, settledMs)
    })
  }
}
