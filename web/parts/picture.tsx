import { isGroup, type Node, type Scene } from '../../domain/drawing/scene.ts';
import { transform } from '../../domain/drawing/svg.ts';

const drawn = (node: Node, i: number) =>
  isGroup(node) ? (
    <g key={i} transform={transform(node)}>
      {node.nodes.map(drawn)}
    </g>
  ) : (
    <path
      key={i}
      class={node.mark}
      d={node.d}
      fill={node.fill}
      stroke={node.stroke}
      stroke-width={node.width}
      stroke-dasharray={node.dash}
    />
  );

/** The nodes of a scene inside an `<svg>` of the page. */
export const Drawn = ({ nodes }: { readonly nodes: readonly Node[] }) => <>{nodes.map(drawn)}</>;

/** A scene in the page. Without a label it is an ornament that screen readers pass over. */
export const Picture = (props: { readonly scene: Scene; readonly label?: string; readonly class?: string }) => {
  const { scene, label } = props;
  return (
    <svg
      class={props.class}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      fill="none"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <Drawn nodes={scene.nodes} />
    </svg>
  );
};
