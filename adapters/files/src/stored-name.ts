const STORED_NAME = /^[A-Za-z0-9_-]{22,60}$/

/** Lets a name through that is no path; any other is a defect of the repository. */
export function storedName(name: string): string {
  if (!STORED_NAME.test(name)) throw new TypeError('stored file name expected')
  return name
}
