import { useId, useState } from 'preact/hooks';
import { announce } from '../announce.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** An address to hand on, with a button that copies it. */
export const CopyLink = ({ label, path }: { readonly label: string; readonly path: string }) => {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}${path}`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
    announce('Copied.');
  };
  return (
    <div class="field copy">
      <label for={id}>{label}</label>
      <div class="row">
        <input id={id} type="text" readonly value={address} onFocus={(event) => event.currentTarget.select()} />
        <Button onPress={() => void copy()}>
          <Icon name="copy" /> {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </div>
  );
};
