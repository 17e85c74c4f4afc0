-- What a guide knows of a place beyond its hours and fees.
alter table place
  -- Whether the hours are the place's own (known) or those of its kind (usual); null with unknown hours.
  add column hours_basis text check (hours_basis in ('known', 'usual')),
  -- Baht for a usual meal or visit; an estimate.
  add column price_per_person integer check (price_per_person >= 0),
  add column best_times text[] not null default '{}',
  -- The id of the place that contains this one. It may be absent from the catalogue.
  add column part_of text check (length(part_of) between 1 and 100);
update place set hours_basis = 'known' where opening_hours is not null;
alter table place add constraint place_hours_basis_known check ((hours_basis is null) = (opening_hours is null));
