/**
 * Makes something when it is first asked for, and keeps it. For shapes: each is dear to make, and a cold start should
 * pay only for those that it needs.
 */
export const lazy = <T>(make: () => T): (() => T) => {
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
};
