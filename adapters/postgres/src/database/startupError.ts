/**
 * Reason why the market cannot start, as one English line that ends with the fix. Whoever starts a
 * process prints `message` alone and exits with code 1; any other error is a defect.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
