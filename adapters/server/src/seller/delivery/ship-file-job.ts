/** The task that carries out the rows of a ship-file. */
export const SHIP_FILE = 'ship-file'
