import { isGroup, type Node, type Paint, type Scene } from './scene.ts';

const paint = (p: Paint): string =>
  [
    p.fill === undefined ? '' : ` fill="${p.fill}"`,
    p.stroke === undefined ? '' : ` stroke="${p.stroke}"`,
    p.width === undefined ? '' : ` stroke-width="${p.width}"`,
    p.dash === undefined ? '' : ` stroke-dasharray="${p.dash}"`,
  ].join('');

/** What a group does to its nodes, as the value of `transform`. */
export const transform = (group: { readonly x: number; readonly y: number; readonly scale?: number }): string =>
  `translate(${group.x} ${group.y})${group.scale === undefined ? '' : ` scale(${group.scale})`}`;

const text = (node: Node): string =>
  isGroup(node)
    ? `<g transform="${transform(node)}">${node.nodes.map(text).join('')}</g>`
    : `<path d="${node.d}"${paint(node)}/>`;

/**
 * The scene as a whole SVG document of its own. `width` is in pixels, else the scene's own.
 * @example svgText({ width: 2, height: 1, nodes: [{ d: 'M0 0h2v1z', fill: '#121212' }] }, 1040)
 */
export const svgText = (scene: Scene, width: number = scene.width): string => {
  const height = Math.round((scene.height * width) / scene.width);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${scene.width} ${scene.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `${scene.nodes.map(text).join('')}</svg>`
  );
};
