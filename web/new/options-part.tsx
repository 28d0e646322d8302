import type { Options, OptionValue, Preset } from '../../domain/kernel/options.ts';
import { withDefaults } from '../../domain/kernel/options.ts';
import { label } from '../../domain/kernel/phrase.ts';
import type { NewTable } from '../games/table.ts';
import { ChoiceList } from '../parts/choice-list.tsx';
import { OptionField } from './option-field.tsx';

interface OptionsPartProps {
  readonly table: NewTable;
  readonly options: Options;
  readonly problems: readonly string[];
  readonly onOptions: (options: Options) => void;
}

const OWN = 'own';

const same = (preset: Preset, options: Options): boolean => {
  const keys = Object.keys(options);
  return (
    keys.length === Object.keys(preset.options).length &&
    keys.every((key) => JSON.stringify(options[key]) === JSON.stringify(preset.options[key]))
  );
};

/** The presets and options of a title, drawn from its list. */
export const OptionsPart = ({ table, options, problems, onOptions }: OptionsPartProps) => {
  const { rules, words } = table.title;
  const presets = table.presets ?? [];
  const all = withDefaults(rules.options, options);
  const set = (key: string, value: OptionValue): void => onOptions({ ...options, [key]: value });
  const drawn = (visible: 'shown' | 'folded') =>
    rules.options
      .filter((spec) => spec.visible === visible && spec.kind !== 'free')
      .map((spec) => <OptionField key={spec.key} spec={spec} options={all} onValue={set} />);
  const preset = presets.find((p) => same(p, options))?.id ?? OWN;
  const own = preset === OWN && presets.length > 0 ? [{ value: OWN, label: 'My own choice' }] : [];
  const folded = drawn('folded');
  return (
    <>
      {presets.length > 0 && (
        <ChoiceList
          legend="Kind of game"
          items={[...presets.map((p) => ({ value: p.id, label: p.name, help: p.help })), ...own]}
          value={preset}
          onValue={(id) => onOptions(presets.find((p) => p.id === id)?.options ?? options)}
        />
      )}
      {drawn('shown')}
      {folded.length > 0 && (
        <details open={problems.length > 0}>
          <summary>Choose in detail</summary>
          <div class="stack">{folded}</div>
        </details>
      )}
      <div role="status">
        {problems.map((code) => (
          <p key={code} class="notice bad">
            {label(words, 'refusal', code)}
          </p>
        ))}
      </div>
    </>
  );
};
