/** Android calls itself Linux too, and has a Korean font, as iOS, macOS, Windows and ChromeOS have. */
const LINUX_DESKTOP = /X11; (?!CrOS).*Linux/

/** True where the system may have no Korean font: on desktops of Linux alone. */
export function mayLackKoreanFont(userAgent: string): boolean {
  return LINUX_DESKTOP.test(userAgent)
}
