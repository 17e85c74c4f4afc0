-- A saved trip was a rendered answer in one language. From now on it is facts (ids, times, codes), and its names, texts,
-- costs and opening hours are rendered on each read. Earlier shapes: notes as sentences; notes with codes, whose
-- suggestions were objects; the same with suggestions as texts.
-- Sentences that have no code, or whose values the trip does not hold, are dropped (contradictions in a prompt, exchange
-- rates, long weekends, suggestions to leave something out).

create function pg_temp.language_of(document jsonb) returns text language sql as $$
  select case
    when length(regexp_replace(document->>'introduction', '[^\u0E01-\u0E2E]', '', 'g'))
      >= length(regexp_replace(document->>'introduction', '[^A-Za-z]', '', 'g')) then 'th'
    else 'en'
  end
$$;

create function pg_temp.minute_of(clock text) returns integer language sql as $$
  select split_part(clock, ':', 1)::integer * 60 + split_part(clock, ':', 2)::integer
$$;

create function pg_temp.stop_facts(stop jsonb) returns jsonb language sql as $$
  select jsonb_build_object(
    'stop_id', stop->'stop_id',
    'kind', stop->'kind',
    'meal', case when stop->>'kind' = 'meal' then
      case when pg_temp.minute_of(stop->>'arrive') < 15 * 60 then 'lunch' else 'dinner' end
    end,
    'place_id', stop->'place_id',
    'arrive', pg_temp.minute_of(stop->>'arrive'),
    'stay_minutes', stop->'stay_minutes',
    'locked', stop->'locked',
    'note', null,
    'leg', stop->'travel'
  )
$$;

create function pg_temp.day_facts(day jsonb, language text) returns jsonb language sql as $$
  select jsonb_build_object(
    'start', pg_temp.minute_of(day->>'start_time'),
    'end', pg_temp.minute_of(day->>'end_time'),
    'from', null,
    'to', null,
    'base', case when day ? 'base' then jsonb_build_object(
      'town_id', null,
      'name_th', case when language = 'th' then day->'base'->'name' end,
      'name_en', case when language = 'en' then day->'base'->'name' end,
      'latitude', day->'base'->'latitude',
      'longitude', day->'base'->'longitude',
      'province_code', day->'base'->'province_code'
    ) end,
    'stops', coalesce(
      (select jsonb_agg(pg_temp.stop_facts(stop) order by n)
        from jsonb_array_elements(day->'stops') with ordinality as stops (stop, n)),
      '[]'
    ),
    'leg_back', day->'travel_back'
  )
$$;

-- A sentence becomes the code that says the same; its values are those of the trip. Null: no code does.
create function pg_temp.assumption_of(sentence text, document jsonb) returns jsonb language sql as $$
  select jsonb_build_object('about', about, 'code', code, 'values', "values")
  from (values
    ('^(ไม่ได้บอกจังหวัด|No province was named)', 'provinces', 'no_province', '{}'::jsonb),
    ('^(ไม่ได้ระบุที่หมาย|No destination was named)', 'provinces', 'province_chosen',
      jsonb_build_object('province_code', document->'understood'->'provinces'->0)),
    ('^(รวมจังหวัดต้นทาง|The place where the journey starts)', 'provinces', 'start_included', '{}'),
    ('^(ไม่ได้บอกจำนวนวัน|No length was given)', 'days', 'days_assumed',
      jsonb_build_object('days', document->'number_of_days')),
    ('^“[^”]*” (วางแผนเป็น|is planned as)', 'days', 'days_of_range',
      jsonb_build_object('said', substring(sentence from '^“([^”]*)”'), 'days', document->'number_of_days')),
    ('^(เทศกาลที่กล่าวถึง|The feast that was named)', 'start_date', 'feast',
      jsonb_build_object('start_date', document->'start_date')),
    ('^(สุดสัปดาห์ที่จะถึง|The coming weekend)', 'start_date', 'coming_weekend',
      jsonb_build_object('start_date', document->'start_date')),
    ('^(สัปดาห์หน้าเริ่ม|“Next week” starts)', 'start_date', 'next_week',
      jsonb_build_object('start_date', document->'start_date')),
    ('^(มีผู้สูงอายุ|Elders travel along)', 'pace', 'pace_for_seniors', '{}'),
    ('^(เริ่มเวลา|The part of the day starts)', 'daily_window', 'window_start',
      jsonb_build_object('start_time', document->'understood'->'daily_window'->'start')),
    ('^(ไปกับเพื่อน|A group of friends)', 'party', 'friends',
      jsonb_build_object('adults', document->'understood'->'party'->'adults')),
    ('^(ครอบครัวคิดเป็น|A family is taken)', 'party', 'family',
      jsonb_build_object(
        'adults', document->'understood'->'party'->'adults', 'children', document->'understood'->'party'->'children')),
    ('^Taken as .* beside them', 'party', 'adults_beside_others',
      jsonb_build_object('adults', document->'understood'->'party'->'adults')),
    ('^(คิดเป็นผู้ใหญ่|Taken as)', 'party', 'adults_assumed',
      jsonb_build_object('adults', document->'understood'->'party'->'adults')),
    ('^(คิดค่าเข้าชมราคาชาวต่างชาติ|Entrance fees are counted)', 'party', 'foreigner_fees', '{}'),
    ('^(เดินทางด้วย|You travel by)', 'transport', 'transport_assumed',
      jsonb_build_object('transport', document->'understood'->'transport'))
  ) as sentences (pattern, about, code, "values")
  where sentence ~ pattern
  limit 1
$$;

-- What is assumed about food is a figure of the trip now (`food_baht`), not a note.
create function pg_temp.assumed_of(document jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(note order by n), '[]')
  from jsonb_array_elements(document->'assumed') with ordinality as notes (written, n),
    lateral (select case jsonb_typeof(written)
      when 'string' then pg_temp.assumption_of(written #>> '{}', document)
      else written - 'text'
    end) as facts (note)
  where note is not null and note->>'code' <> 'costs_covered'
$$;

create function pg_temp.suggestion_of(sentence text) returns jsonb language sql as $$
  select jsonb_build_object('about', about, 'code', code, 'values', "values")
  from (values
    ('^(เพิ่มอีก|add )', 'days', 'add_days',
      jsonb_build_object('days', coalesce(substring(sentence from '[0-9]+'), '1')::integer)),
    ('^(เพิ่มงบเป็น|raise the budget)', 'budget', 'raise_budget',
      jsonb_build_object('baht', substring(sentence from '[0-9]+')::integer)),
    ('^(เดินทางด้วยเครื่องบิน|fly parts)', 'transport', 'allow_flights', '{}'),
    ('^(เที่ยวให้นานขึ้น|make each day)', 'daily_window', 'longer_days',
      jsonb_build_object('minutes', substring(sentence from '[0-9]+')::integer)),
    ('^(เลือกวันอื่น|choose other dates)', 'start_date', 'other_dates', '{}')
  ) as sentences (pattern, about, code, "values")
  where sentence ~ pattern
$$;

create function pg_temp.unmet_of(unmet jsonb) returns jsonb language sql as $$
  select case
    when unmet ? 'about' then jsonb_build_object(
      'about', unmet->'about',
      'code', unmet->'code',
      'values', unmet->'values',
      'suggestion', case
        when jsonb_typeof(unmet->'suggestion') = 'object' then (unmet->'suggestion') - 'text'
        when unmet ? 'suggestion_code' then jsonb_build_object(
          'about', case unmet->>'suggestion_code'
            when 'add_days' then 'days'
            when 'drop_place' then 'must_visit'
            when 'drop_province' then 'provinces'
            when 'drop_stop' then 'stop'
            when 'raise_budget' then 'budget'
            when 'allow_flights' then 'transport'
            when 'longer_days' then 'daily_window'
            when 'other_dates' then 'start_date'
          end,
          'code', unmet->'suggestion_code',
          'values', unmet->'suggestion_values'
        )
      end
    )
    when unmet->>'code' in (
      'not_found', 'closed', 'out_of_reach', 'no_time', 'over_budget', 'not_enough_places', 'over_limit',
      'unknown_place', 'conflicts_with_locked'
    ) then jsonb_build_object(
      'code', unmet->'code', 'suggestion', pg_temp.suggestion_of(unmet->>'suggestion')
    ) || case
      when unmet->>'code' = 'not_found'
        then jsonb_build_object('about', 'must_visit', 'values', jsonb_build_object('said', unmet->'wish'))
      when unmet->>'wish' in ('budget', 'งบประมาณ (budget)')
        then jsonb_build_object('about', 'budget', 'values', jsonb_build_object('baht', (unmet->>'subject')::numeric))
      when unmet->>'subject' in ('lunch', 'dinner')
        then jsonb_build_object('about', 'day', 'values', jsonb_build_object(
          'meal', unmet->'subject', 'day', substring(unmet->>'wish' from '([0-9]+)\)$')::integer))
      when unmet->>'subject' ~ '^[0-9]{2}$'
        then jsonb_build_object('about', 'provinces', 'values', jsonb_build_object('province_code', unmet->'subject'))
      when unmet->>'wish' ~ '^(ต้องไป|must visit )'
        then jsonb_build_object('about', 'must_visit', 'values', jsonb_build_object('place_id', unmet->'subject'))
      else jsonb_build_object('about', 'interests', 'values', jsonb_build_object('interest', unmet->'subject'))
    end
  end
$$;

create function pg_temp.all_unmet_of(document jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(fact order by n), '[]')
  from jsonb_array_elements(document->'unmet') with ordinality as wishes (written, n),
    lateral (select pg_temp.unmet_of(written)) as facts (fact)
  where fact is not null
$$;

-- The reason of an unscheduled place is that of the unmet wish for it.
create function pg_temp.unscheduled_of(document jsonb, unmet jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'place_id', place->'place_id',
    'code', coalesce(place->'code', wish->'code', '"no_time"'),
    'values', coalesce((wish->'values') - 'place_id', '{}')
  ) order by n), '[]')
  from jsonb_array_elements(document->'unscheduled') with ordinality as places (place, n)
  left join lateral (
    select wish from jsonb_array_elements(unmet) as wishes (wish)
    where wish->'values'->'place_id' = place->'place_id' limit 1
  ) as wishes on true
$$;

-- Last known facts of every place that the trip mentions: of the catalogue, else as the trip shows them.
create function pg_temp.places_of(document jsonb, unmet jsonb, language text) returns jsonb language sql as $$
  with shown as (
    select distinct on (stop->>'place_id') stop->>'place_id' as id, stop->'place' as place
    from jsonb_array_elements(document->'days') as days (day), jsonb_array_elements(day->'stops') as stops (stop)
    where stop ? 'place'
  ), mentioned as (
    select id from shown
    union select jsonb_array_elements(document->'unscheduled')->>'place_id'
    union select jsonb_array_elements(unmet)->'values'->>'place_id'
    union select jsonb_array_elements_text(document->'understood'->'must_visit')
  )
  select coalesce(jsonb_object_agg(mentioned.id, jsonb_build_object(
    'name_th', coalesce(place.name_th, case when language = 'th' then shown.place->>'place_name' end),
    'name_en', coalesce(place.name_en, case when language = 'en' then shown.place->>'place_name' end),
    'latitude', coalesce(to_jsonb(place.latitude), shown.place->'latitude'),
    'longitude', coalesce(to_jsonb(place.longitude), shown.place->'longitude'),
    'province_code', coalesce(place.province_code, shown.place->>'province_code'),
    'category_code', coalesce(place.category_code, shown.place->>'category_code'),
    'category', coalesce(place.category, shown.place->>'category')
  )), '{}')
  from mentioned
  left join shown using (id)
  left join place on place.place_id = mentioned.id
  where shown.id is not null or place.place_id is not null
$$;

create function pg_temp.trip_facts(document jsonb) returns jsonb language sql as $$
  select jsonb_build_object(
    'source', document->'source',
    'name', null,
    'prompt', null,
    'start_date', document->'start_date',
    'days', (
      select jsonb_agg(pg_temp.day_facts(day, language) order by n)
      from jsonb_array_elements(document->'days') with ordinality as days (day, n)
    ),
    'unscheduled', pg_temp.unscheduled_of(document, unmet),
    'party', party,
    'transport', coalesce(document->'understood'->'transport', '"car"'),
    'flights', jsonb_path_exists(document, '$.days[*].stops[*].travel.mode ? (@ == "flight")')
      or jsonb_path_exists(assumed, '$[*] ? (@.code == "transport_assumed")'),
    'budget', case when jsonb_typeof(document->'understood'->'budget') = 'object'
      then (document->'understood'->'budget') - 'currency'
      when document ? 'budget' then jsonb_build_object('amount', document->'budget'->'amount', 'per', 'trip')
    end,
    'food_baht', round((document->'totals'->>'other_cost')::numeric / (
      (document->>'number_of_days')::numeric
        * ((document->>'travellers')::numeric - (party->>'children')::numeric / 2)
    )),
    'preferences', document->'preferences',
    'request', document->'understood',
    'assumed', assumed,
    'unmet', unmet,
    'warnings', (
      select coalesce(jsonb_agg(code order by n), '[]') from (
        select n, case
          when warning->>'code' in ('roads_estimated', 'diets_not_recorded') then warning - 'text'
          when warning #>> '{}' ~ '^(ระบบคำนวณเส้นทางไม่ตอบ|The road engine did not answer)'
            then '{"about": "transport", "code": "roads_estimated", "values": {}}'
          when warning #>> '{}' ~ '^(ข้อมูลอาหารพิเศษ|Dietary options)'
            then '{"about": "stop", "code": "diets_not_recorded", "values": {}}'
        end as code
        from jsonb_array_elements(document->'warnings') with ordinality as warnings (warning, n)
      ) as coded where code is not null
    ),
    'texts', case when document->'provenance'->>'writer' = 'model' then jsonb_build_object(
      'language', language,
      'name', document->'name',
      'introduction', document->'introduction',
      'days', jsonb_path_query_array(document, '$.days[*].summary')
    ) end,
    'provenance', (document->'provenance') - 'writer' - 'attribution',
    'places', pg_temp.places_of(document, unmet, language)
  )
  from (select
    pg_temp.language_of(document) as language,
    pg_temp.assumed_of(document) as assumed,
    pg_temp.all_unmet_of(document) as unmet,
    coalesce(document->'understood'->'party', jsonb_build_object(
      'adults', document->'travellers', 'children', 0, 'seniors', 0, 'foreigners', 0
    )) as party
  ) as parts
$$;

alter table trip add column facts jsonb;
update trip set facts = pg_temp.trip_facts(document);
alter table trip alter column facts set not null;
alter table trip drop column document, drop column name;

