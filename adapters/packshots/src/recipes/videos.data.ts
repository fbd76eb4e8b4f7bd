/** The pictures of single things that are turned before the camera, by their names, and by how many degrees. */
export const VIDEO_RECIPES: Readonly<Record<string, number>> = {
  'ceramic-teapot': 56,
  'wheel-thrown-mug': 60,
  'canvas-backpack': 50,
  'twin-bell-clock': 50,
}
