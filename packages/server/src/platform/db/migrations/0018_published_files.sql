CREATE TABLE "published_file" (
	"key" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "published_file_address_unique" UNIQUE("address")
);
