/** The version of the repository, as its manifest and the changelog name it. */
export const VERSION = '0.1.0'
