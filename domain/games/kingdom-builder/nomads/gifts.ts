/** Nomad tiles that pay gold at once when they are taken; nothing of them is left to use. */
export const GIFTS: Readonly<Record<string, number>> = { treasure: 3 };
