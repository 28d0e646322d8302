import { playerStyles } from '../../domain/kernel/player-style.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { PieceIcon } from '../parts/piece-icon.tsx';
import { me } from '../session.ts';
import { resized, SEAT_KINDS, type SeatPlan } from './plan.ts';

const WORDS: Readonly<Record<(typeof SEAT_KINDS)[number], string>> = {
  open: 'Free, by link',
  invite: 'By mail address',
  bot: 'A bot',
};

interface SeatsFieldProps {
  readonly seats: readonly SeatPlan[];
  readonly min: number;
  readonly max: number;
  readonly onSeats: (seats: readonly SeatPlan[]) => void;
}

const SeatRow = (props: {
  readonly at: number;
  readonly seat: SeatPlan;
  readonly onSeat: (seat: SeatPlan) => void;
}) => {
  const { at, seat, onSeat } = props;
  if (seat.kind === 'me')
    return (
      <span>
        <strong>{me.value?.name}</strong> <span class="muted">(you)</span>
      </span>
    );
  return (
    <div class="seat-row">
      <label class="hidden" for={`seat-${at}`}>
        Seat {at + 1}
      </label>
      <select
        id={`seat-${at}`}
        value={seat.kind}
        onChange={(event) => {
          const kind = SEAT_KINDS.find((k) => k === event.currentTarget.value) ?? 'open';
          onSeat({ ...seat, kind });
        }}
      >
        {SEAT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {WORDS[kind]}
          </option>
        ))}
      </select>
      {seat.kind === 'invite' && (
        <Field
          label={`Mail address of seat ${at + 1}`}
          type="email"
          required
          value={seat.email}
          onValue={(email) => onSeat({ ...seat, email })}
        />
      )}
    </div>
  );
};

/** Who sits where: me, friends by address or link, bots. */
export const SeatsField = ({ seats, min, max, onSeats }: SeatsFieldProps) => {
  const looks = playerStyles(seats.map((s) => (s.kind === 'me' ? (me.value ?? null) : null)));
  const full = seats.length >= max ? `This game is for at most ${max}.` : null;
  const few = seats.length <= min ? `This game needs at least ${min}.` : null;
  return (
    <fieldset>
      <legend>Players</legend>
      <ol class="seats">
        {seats.map((seat, at) => (
          <li key={at}>
            {looks[at] && <PieceIcon livery={looks[at]} />}
            <SeatRow at={at} seat={seat} onSeat={(changed) => onSeats(seats.map((s, i) => (i === at ? changed : s)))} />
          </li>
        ))}
      </ol>
      {min < max && (
        <p class="buttons">
          <Button small why={full} onPress={() => onSeats(resized(seats, seats.length + 1))}>
            Add a seat
          </Button>
          <Button small why={few} onPress={() => onSeats(resized(seats, seats.length - 1))}>
            Take one away
          </Button>
        </p>
      )}
    </fieldset>
  );
};
