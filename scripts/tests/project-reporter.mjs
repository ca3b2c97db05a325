import { writeFileSync } from 'node:fs'

/** Vitest reporter: writes the names of the projects in which every file passed, as JSON into the file that PROJECTS_REPORT names. */
export default class ProjectReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} errors those of no test: they may be any project's
   */
  onTestRunEnd(modules, errors) {
    const { PROJECTS_REPORT } = process.env
    if (PROJECTS_REPORT === undefined) return
    const failed = new Set(modules.filter((module) => !module.ok()).map(({ project }) => project.name))
    const names = new Set(modules.map(({ project }) => project.name))
    writeFileSync(
      PROJECTS_REPORT,
      JSON.stringify(errors.length > 0 ? [] : [...names].filter((name) => !failed.has(name))),
    )
  }
}
