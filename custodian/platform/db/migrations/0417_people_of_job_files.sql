-- Downloads of job files count toward the limit of exports and the alarm for rows read, like every list about people.
-- Null in files of earlier versions: their lines are counted at the download.
alter table job_file add column people integer check (people >= 0);
